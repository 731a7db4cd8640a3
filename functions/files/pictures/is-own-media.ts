import { optionalEnvironment } from '#lib/environment'

/** Whether it is the address of a stored picture on our own host, as `storePicture` answers it, or of an upload that no record shows yet. */
export const isOwnMedia = (url: string): boolean => {
  const origin = optionalEnvironment('PUBLIC_URL') ?? ''
  return (
    url.startsWith(`${origin}/media/`) &&
    /^\/media\/(?:eu|na)\/(?:unsaved\/)?[\w-]+\.[a-z\d]+$/.test(url.slice(origin.length))
  )
}
