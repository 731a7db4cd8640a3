import process from 'node:process'

/** `npm run soak`: every sweep in full, with ten thousand simulated turns. */
Object.assign(process.env, { SWEEP: 'whole', SIM_SEEDS: '10000' })
await import('./main.ts')
