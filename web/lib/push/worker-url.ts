interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string }
}

let url: string | undefined

/** The service worker's address, which the page's policy takes from nobody but the trusted type of that name (infra/headers.ts). */
export const workerUrl = (): string => {
  // TypeScript's own library does not know trusted types yet, and not every browser does
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  url ??= trustedTypes
    ? trustedTypes.createPolicy('service-worker', { createScriptURL: () => '/sw.js' }).createScriptURL('')
    : '/sw.js'
  return url
}
