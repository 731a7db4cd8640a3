/**
 * Why a deployment that is given these regions must not run beside what is deployed; undefined if it may. Were it let through, a second "first" region would make a
 * directory and an edge secret of its own, and a forgotten region would lose its replicas.
 *
 * `deployed`: the regions that exist, each with the `regions` of its last deployment, separated by spaces.
 */
export const regionsConflict = (
  given: readonly string[],
  deployed: Readonly<Record<string, string>>,
): string | undefined => {
  const list = given.join(',')
  for (const [region, recorded] of Object.entries(deployed)) {
    const [first] = recorded.split(' ')
    if (first !== given[0])
      return `\`regions\` is "${list}" here, but "${recorded.replaceAll(' ', ',')}" in ${region}, which is deployed: ${first} has the directory and stays the first of the list.`
    if (!given.includes(region))
      return `\`regions\` is "${list}" here and lacks ${region}, which is deployed: name it (-c regions=${[...given, region].join(',')}), or remove ${region} first (docs/deploy.md, section 10).`
  }
  return undefined
}
