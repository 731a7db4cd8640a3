/** How a video is played after the press: in the provider's cookie-free player, or as a file. */
export type VideoSource =
  | { readonly kind: 'player'; readonly url: string; readonly from: string }
  | { readonly kind: 'file'; readonly url: string; readonly from: string }

const youTube = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const vimeo = /^(?:www\.|player\.)?vimeo\.com$/

/** Nothing for an address that is neither a known provider's nor a file that browsers play over https. */
export const videoSource = (address: string): VideoSource | undefined => {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return undefined
  if (youTube.test(url.host)) {
    const [id] = /[\w-]{11}$/.exec(url.searchParams.get('v') ?? url.pathname) ?? []
    return id
      ? {
          kind: 'player',
          url: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1`,
          from: 'youtube.com',
        }
      : undefined
  }
  if (vimeo.test(url.host)) {
    const [, id] = /\/(\d{6,})(?:\/|$)/.exec(url.pathname) ?? []
    return id
      ? { kind: 'player', url: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`, from: 'vimeo.com' }
      : undefined
  }
  return /\.(mp4|webm|ogv)$/i.test(url.pathname) ? { kind: 'file', url: url.href, from: url.host } : undefined
}
