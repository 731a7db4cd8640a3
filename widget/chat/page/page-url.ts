/** The page's own address, without the part after `#`, which may carry something private. */
export const pageUrl = (): string => location.href.replace(/#.*/, '').slice(0, 2000)
