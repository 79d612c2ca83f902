# A* 寻路算法练习
# 坐标是 (x, y),可以走八个方向,直走 10,斜走 14
import heapq

方向 = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]


def 估价(甲, 乙):
    横 = abs(甲[0] - 乙[0])
    竖 = abs(甲[1] - 乙[1])
    return 10 * (横 + 竖) - 6 * min(横, 竖)


def 回溯(父亲, 点):
    路径 = []
    while 点 is not None:
        路径.append(点)
        点 = 父亲[点]
    路径.reverse()
    return 路径


def astar(grid, start, goal):
    起点, 终点 = tuple(start), tuple(goal)
    高, 宽 = len(grid), len(grid[0])
    开放表 = [(估价(起点, 终点), 起点)]
    关闭表 = set()
    代价 = {起点: 0}
    父亲 = {起点: None}

    while 开放表:
        _, 当前 = heapq.heappop(开放表)
        if 当前 in 关闭表:
            continue
        if 当前 == 终点:
            return 回溯(父亲, 当前)
        关闭表.add(当前)
        for 步 in 方向:
            新 = (当前[0] + 步[0], 当前[1] + 步[1])
            # 出界或者是墙
            if not (0 <= 新[0] < 宽 and 0 <= 新[1] < 高) or grid[新[1]][新[0]]:
                continue
            新代价 = 代价[当前] + (14 if 步[0] * 步[1] else 10)
            if 新 not in 代价 or 新代价 < 代价[新]:
                代价[新] = 新代价
                父亲[新] = 当前
                heapq.heappush(开放表, (新代价 + 估价(新, 终点), 新))
    return []
