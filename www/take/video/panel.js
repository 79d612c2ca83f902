export function fill() {}
