/** Pictures that the server draws, in the colours of the page that shows them. */
export const picturePath = {
  plan: (slug: string) => `/tiles/plans/${slug}.svg`,
  /** A dot for each course of a place, or of the `world`, in a window of the world's map: left, top, width, height. */
  dots: (place: readonly string[], box: readonly number[]) =>
    `/tiles/dots/${place.join('/')}.svg?box=${box.map((value) => value.toFixed(2)).join(',')}`,
} as const;
