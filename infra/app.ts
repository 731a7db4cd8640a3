import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { bundle } from './bundle.ts'
import { bundleGateway } from './discord-gateway/bundle-gateway.ts'
import { regionStacks } from './region-stacks.ts'
import { rows } from './rows.ts'
import { readSettings } from './settings.ts'
import { siteFiles } from './site-files.ts'

// The CDK app: `cdk deploy -c region=eu --all`. docs/deploy.md explains every setting.
const app = new App()
const settings = readSettings((name) => app.node.tryGetContext(name))
const tables = rows()
const site = siteFiles()
const { directory } = await bundle(tables.functions.map(({ name }) => name))
const discordGateway = settings.discordGateway === 'on' ? await bundleGateway() : undefined
regionStacks(app, settings, tables, { functions: directory, site, discordGateway })
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
