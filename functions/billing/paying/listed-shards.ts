/** The numbers of the shards that an account or a day's count lists. */
export const listedShards = ({ shards }: { readonly shards?: ReadonlySet<string> | undefined }): number[] =>
  [...(shards ?? [])].map(Number)
