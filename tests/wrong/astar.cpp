// A* as a student may write it, with a bug: the last row and column are missing. What "Check my A*" copies for C++ (grid,
// start, goal) comes before it.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Node {
  int x, y, g, f;
  Node* parent;
};

int estimate(int x, int y) { return 10 * (abs(x - goalX) + abs(y - goalY)); }

int main() {
  const int height = sizeof grid / sizeof grid[0], width = sizeof grid[0] / sizeof grid[0][0];
  std::vector<Node*> open, closed;
  open.push_back(new Node{startX, startY, 0, estimate(startX, startY), nullptr});
  Node* last = nullptr;
  while (!open.empty()) {
    size_t best = 0;
    for (size_t i = 1; i < open.size(); i++)
      if (open[i]->f < open[best]->f) best = i;
    Node* current = open[best];
    open.erase(open.begin() + best);
    closed.push_back(current);
    printf("%d %d %d %d %d\n", current->x, current->y, current->g, current->f - current->g, current->f);
    if (current->x == goalX && current->y == goalY) {
      last = current;
      break;
    }
    const int moves[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (auto& move : moves) {
      const int x = current->x + move[0], y = current->y + move[1];
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1 || grid[y][x] != 0) continue;
      bool known = false;
      for (Node* node : closed) known = known || (node->x == x && node->y == y);
      if (known) continue;
      const int g = current->g + 10;
      for (Node* node : open) {
        if (node->x != x || node->y != y) continue;
        known = true;
        if (g < node->g) {
          node->g = g;
          node->f = g + estimate(x, y);
          node->parent = current;
        }
      }
      if (!known) open.push_back(new Node{x, y, g, g + estimate(x, y), current});
    }
  }
  printf("path:");
  std::vector<Node*> path;
  for (Node* node = last; node; node = node->parent) path.push_back(node);
  for (size_t i = path.size(); i-- > 0;) printf(" (%d, %d)", path[i]->x, path[i]->y);
  printf("\n");
}
