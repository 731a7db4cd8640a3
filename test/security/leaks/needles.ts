import { readFileSync } from 'node:fs'
import { bucketName } from '#infra/constructs/bucket-name'
import { busName, directoryTableName, keyAlias, mailDomain, peopleName, secretName, tableName } from '#infra/names'
import { productName } from '#shared/notifications/product-name'
import { regionNames, regions } from '#shared/regions'
import { allSettings } from '#test/infra/all-settings'

const product = readFileSync(new URL('../../../web/styles/product.css', import.meta.url), 'utf8')

/** The product's own look, as its style sheet has it: accents of six digits, and families. */
const look = [
  ...[...product.matchAll(/--brand(?:-2)?: (#[\da-f]{6})/g)].map(([, colour = '']) => colour),
  ...[...product.matchAll(/"(\w+ \w+) Variable"/g)].map(([, family = '']) => family),
]

/** An installation with every setting, under a name that nothing else has. */
const installation = { ...allSettings, name: 'quillfort' }

/** What deploying calls things, in each region. */
const resources = regionNames.flatMap((region) => {
  const where = { name: installation.name, region }
  return [
    tableName(where),
    busName(where),
    peopleName(where),
    directoryTableName(where),
    keyAlias(where),
    secretName(where, 'tokens'),
    bucketName(where, 'files').replace(/-\$\{.*$/, ''),
    bucketName(where, 'site').replace(/-\$\{.*$/, ''),
    // an AWS region is the beginning of a pool's id, and a part of most addresses
    regions[region].aws,
  ]
})

const { rootDomain, mailFrom, vfHost, statusUrl, operator, opsEmail, trackerUrl } = installation
/** Where the operator is found. `subdomainRoot` is not theirs alone: agencies' own hosts have it. */
const hosts = [rootDomain, mailDomain(mailFrom), vfHost, new URL(statusUrl).host, new URL(trackerUrl).host, opsEmail]

/** Services that the product is built on: their names are of nobody's brand. */
const services = ['cognito', 'amplify', 'amazonaws', 'cloudfront', 'dynamodb', 'voiceglow']

/** What no page, mail, header, cookie or error of an agency's host may say, from configuration and from what deploying makes of it. */
export const needles: readonly string[] = [
  ...new Set([
    productName,
    ...look,
    installation.name,
    ...resources,
    ...hosts,
    operator.name,
    operator.email,
    ...services,
  ]),
]

/**
 * What may say one nevertheless, because a specification or a format that others read names it so.
 */
const allowed: readonly { readonly text: RegExp; readonly because: string }[] = [
  { text: /"location":"voiceglow-eu"/g, because: 'specification 3: the value of a workspace’s location' },
]

/** A gap, not a format: agents for which nobody has chosen an accent have the product's, so the widget's files name it. */
export const withoutDefaultAccent = (text: string): string => text.replaceAll(/#0f766e/gi, '')

/** The same gap in the portal, where it is one line: the themes that an agent can have. */
export const withoutThemes = (text: string): string => text.replaceAll(/(light|dark):["'`]#0f766e["'`]/gi, '')

/** Which of them a text says. A needle in another spelling is one too. */
export const leaksIn = (text: string, more: readonly string[] = []): readonly string[] => {
  const plain = allowed.reduce((left, { text: exception }) => left.replaceAll(exception, ''), text).toLowerCase()
  return [...needles, ...more].filter((needle) => plain.includes(needle.toLowerCase()))
}
