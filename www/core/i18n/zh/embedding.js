// Chinese: what the element says in other people's pages, loaded with what it has there only.

/** @type {Record<keyof typeof import("../en/embedding.js").enOfEmbedding, string>} */
export const embedding = {
  "embedding.page": "在 Starstep 中查看",
  "embedding.src": "框架只显示本站的单课和地图，而“{address}”在别处。",
  "embedding.misspelt": "没有属性“{name}”。是指“{nearest}”吗？",
};
