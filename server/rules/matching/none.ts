/** Stands for no vertex, no node. */
export const NONE = -1
