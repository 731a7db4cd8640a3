/** Where an application sends what members ask, if not here. Without one it gets ours when a channel is connected. */
export const otherEndpoint = (current: string | null | undefined, ours: string): { readonly otherEndpoint?: string } =>
  current && current !== ours ? { otherEndpoint: current } : {}
