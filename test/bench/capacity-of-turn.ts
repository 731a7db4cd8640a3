import { measureTurn } from '#test/infra/cost/measure-turn'

// The DynamoDB request units of one ordinary turn, as docs/cost.md has them.
const { works, events, consumers } = await measureTurn()
console.log(`one ordinary turn: ${events.length} events on the bus (${events.join(', ')})`)
console.table(
  works.map(({ name, reads, writes, kinds }) => ({
    work: name,
    'read units': reads,
    'write units': writes,
    items: [...kinds].join(', '),
  })),
)
const sum = (units: readonly number[]) => units.reduce((total, one) => total + one, 0)
console.log(
  `in all ${sum(works.map(({ reads }) => reads))} read units, ${sum(works.map(({ writes }) => writes))} write units; ${consumers.length} consumers ran`,
)
