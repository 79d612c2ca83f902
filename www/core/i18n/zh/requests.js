// Chinese: the texts of asking for scenarios and maps, loaded with the first request.

/** @type {Record<keyof typeof import("../en/requests.js").enOfRequests, string>} */
export const requests = {
  "error.scenario-large": "场景或地图的大小为 {size}；最多读取 {most}。",
  "error.scenario-fetch": "无法加载 {address}。",
  "error.scenario-name": "没有场景 {name}；可用的场景：{allowed}。",
};
