import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { regionStacks } from '#infra/region-stacks'
import type { Rows } from '#infra/rows'
import { readSettings } from '#infra/settings'
import type { Template, Templates } from '#test/infra/inventory'

const cdkJson = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>
}

/** Files that stand in for built ones: what the stacks say does not depend on them, and a fresh checkout has none. */
const placeholders = () => {
  const folder = mkdtempSync(join(tmpdir(), 'stacks-'))
  for (const file of [
    'functions/placeholder.mjs',
    'web/index.html',
    'portal/index.html',
    'widget/loader.js',
    'discord-gateway/Dockerfile',
  ]) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return {
    folder,
    outdir: join(folder, 'out'),
    assets: {
      functions: join(folder, 'functions'),
      site: { web: join(folder, 'web'), portal: join(folder, 'portal'), widget: join(folder, 'widget') },
      discordGateway: join(folder, 'discord-gateway'),
    },
  }
}

/**
 * One region's stacks in this process, with cdk.json's switches, cdk-nag and CloudFormation's own validation: a finding
 * throws. Returns the templates by stack. `isChecked: false` leaves cdk-nag out, for resources that another test has checked.
 */
export const synthesise = (
  rows: Rows,
  given: Readonly<Record<string, unknown>>,
  { validatesResources = true, isChecked = true } = {},
): Templates => {
  // CDK's own switch for CloudFormation's validation of every property
  process.env.CDK_VALIDATION = String(validatesResources)
  const { folder, outdir, assets } = placeholders()
  const app = new App({ outdir, context: { ...cdkJson.context, ...given }, analyticsReporting: false })
  regionStacks(
    app,
    readSettings((name) => app.node.tryGetContext(name)),
    rows,
    assets,
  )
  if (isChecked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  const { stacks } = app.synth()
  const names = new Set(stacks.map(({ stackName }) => stackName))
  const templates = Object.fromEntries(
    stacks.map(({ stackName, template, dependencies }): [string, Template] => [
      stackName,
      { ...template, deployedAfter: dependencies.map(({ id }) => id).filter((id) => names.has(id)) },
    ]),
  )
  rmSync(folder, { recursive: true })
  return templates
}
