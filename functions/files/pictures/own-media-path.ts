/** A stored picture by its path, which every host of ours serves, so that no page names another host; else nothing. */
export const ownMediaPath = (url: string): string => {
  const path = URL.parse(url, 'https://own.invalid')?.pathname ?? ''
  return /^\/media\/(?:eu|na)\/[\w-]+\.[a-z\d]+$/.test(path) ? path : ''
}
