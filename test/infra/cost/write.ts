import { readFileSync, writeFileSync } from 'node:fs'
import { rows } from '#infra/rows'
import { synthesise } from '#test/infra/synthesise'
import { costDocument } from './cost-document.ts'
import { measureAnswers } from './measure-channel.ts'
import { measureTurn } from './measure-turn.ts'

// `npm run cost`: counts what docs/cost.md says, and writes its tables
const path = new URL('../../../docs/cost.md', import.meta.url)
const templates = synthesise(rows(), { region: 'na' }, { validatesResources: false, isChecked: false })
const turn = await measureTurn()
const answers = await measureAnswers()
writeFileSync(path, costDocument(readFileSync(path, 'utf8'), { turn, answers, templates }))
