/** The company of the wizard's first step, as entered. */
interface EnteredCompany {
  readonly name: string
  readonly website: string
  readonly description: string
}

type Required = Readonly<Record<keyof EnteredCompany, boolean>>

/** Specification 2, section 5. */
const MIN_DESCRIPTION = 10

/**
 * What is wrong with an entered company, by field, as keys of the wizard's messages (specification 2, section 5). `required`
 * names the fields that may not be empty; one that is not empty must be right in any case.
 */
export const companyErrors = (company: EnteredCompany, required: Required) => {
  const [name, website, description] = [company.name.trim(), company.website.trim(), company.description.trim()]
  return {
    ...(required.name && !name ? { name: 'nameRequired' as const } : {}),
    ...(website ? (isWebsite(website) ? {} : { website: 'websiteInvalid' as const }) : {}),
    ...(required.website && !website ? { website: 'websiteRequired' as const } : {}),
    ...(required.description && !description ? { description: 'descriptionRequired' as const } : {}),
    ...(description && description.length < MIN_DESCRIPTION ? { description: 'descriptionTooShort' as const } : {}),
  }
}

/** Starts with http(s)://, or its host has a dot or is this machine; the target itself is only checked when it is fetched. */
const isWebsite = (text: string): boolean => {
  const hasScheme = /^https?:\/\//i.test(text)
  const url = /\s/.test(text) ? null : URL.parse(hasScheme ? text : `https://${text}`)
  return (
    url !== null &&
    !url.username &&
    !url.password &&
    (hasScheme || url.hostname === 'localhost' || /[^.]\.[^.]/.test(url.hostname))
  )
}
