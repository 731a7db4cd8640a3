interface Pictures {
  readonly pictures?: readonly { readonly url: string }[] | undefined
  readonly favicon?: string | undefined
  readonly logo?: string | undefined
}

/** The website's pictures that may be its logo, the likeliest first; an analysis of old names two at most. */
export const picturesOf = (found: Pictures | undefined): readonly string[] =>
  found?.pictures?.map(({ url }) => url) ?? [found?.favicon ?? found?.logo].filter((picture) => picture !== undefined)
