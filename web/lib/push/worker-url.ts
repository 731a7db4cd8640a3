interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

let url: string | undefined

/** The service worker's address: the page's policy accepts it only from the trusted type of that name (infra/headers.ts). */
export const workerUrl = (): string => {
  // TypeScript's own library lacks trusted types, and so do some browsers
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  url ??= trustedTypes
    ? trustedTypes.createPolicy('service-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('')
    : '/sw.js'
  return url
}
