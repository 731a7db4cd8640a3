import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { deadLetters } from '#infra/local/region/events/dead-letters'
import { eventually } from '#test/support/local/eventually'
import type { StartedRegion } from './started-region.ts'

/** Sockets, events and flows of the local product. */
export const eventsArrive = ({ run, probe }: StartedRegion): void => {
  describe('the WebSocket API', () => {
    const connect = async (query = '') => {
      const socket = new WebSocket(`ws://127.0.0.1:${run.local.addresses.ports.edge}/live/eu${query}`)
      const received: string[] = []
      const waiting: ((text: string) => void)[] = []
      socket.on('message', (data) => {
        const text = String(data)
        const first = waiting.shift()
        if (first) first(text)
        else received.push(text)
      })
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      const next = () =>
        new Promise<string>((resolve) => {
          const known = received.shift()
          if (known === undefined) waiting.push(resolve)
          else resolve(known)
        })
      const ask = async (message: object) => {
        socket.send(JSON.stringify(message))
        return next()
      }
      return { socket, next, ask }
    }

    test('answers a message, pushes to another connection, and reports when one is gone', async () => {
      const ann = await connect()
      const bob = await connect()
      const { id: bobsId } = JSON.parse(await bob.ask({ say: 'hello' })) as { id: string }
      const { id: annsId } = JSON.parse(await ann.ask({ say: 'push', to: bobsId, text: 'hi bob' })) as { id: string }
      expect(annsId).not.toBe(bobsId)
      expect(await bob.next()).toBe('hi bob')
      // no role may look at a connection
      expect(JSON.parse(await ann.ask({ say: 'look', to: bobsId }))).toHaveProperty('failed')

      const closed = new Promise((resolve) => bob.socket.once('close', resolve))
      await ann.ask({ say: 'close', to: bobsId })
      await closed
      await eventually(
        'its leaving is reported',
        async () => (await probe('seen', { name: `left ${bobsId}` })).value === 1,
      )
      expect(JSON.parse(await ann.ask({ say: 'push', to: bobsId, text: 'still there?' }))).toEqual({
        failed: 'GoneException',
      })
      ann.socket.close()
    })

    test('a connection can be refused', async () => {
      await expect(connect('?refuse=1')).rejects.toThrow('401')
    })
  })

  describe('the bus', () => {
    test('delivers an event to its subscribers only', async () => {
      await probe('publish', { type: 'probe.happened', name: 'a happening' })
      await probe('publish', { type: 'probe.unheard', name: 'a happening' })
      await eventually('it is remembered', async () => (await probe('seen', { name: 'a happening' })).value === 1)
      expect(await probe('seen', { name: 'a happening' })).toEqual({ value: 1 })
    })

    test('tries three times, keeps the dead letter, and delivers it once it is redriven', async () => {
      await probe('publish', { type: 'probe.choked', name: 'a bone' })
      const journal = new DatabaseSync(join(run.dataDir, 'eu', 'journal.sqlite'))
      const letters = deadLetters(journal)
      await eventually('it is a dead letter', async () => letters.list().length === 1)
      expect(await probe('seen', { name: 'a bone tried' })).toEqual({ value: 3 })
      const [letter] = letters.list()
      expect(letter).toMatchObject({ function: 'probe/choke', attempts: 3, error: 'Error: this cannot be swallowed' })
      expect(JSON.parse(letter?.event ?? '{}')).toMatchObject({
        'detail-type': 'probe.choked',
        detail: { name: 'a bone' },
      })

      await probe('count', { name: 'a bone healed' })
      expect(letters.redrive(letter?.id, Date.now())).toBe(1)
      await eventually('it is swallowed', async () => (await probe('seen', { name: 'a bone swallowed' })).value === 1)
      expect(letters.list()).toEqual([])
      expect(letters.redrive(letter?.id, Date.now())).toBe(0)
      journal.close()
    })

    test('a schedule’s function is started like an event’s', async () => {
      const region = await run.local.regions.eu.current()
      region.runSchedule('probe/tick')
      await eventually('it ticked', async () => (await probe('seen', { name: 'ticks' })).value === 1)
    })
  })

  describe('flows', () => {
    const ended = async (arn: string) => {
      let found: Record<string, unknown> = {}
      const journal = new DatabaseSync(join(run.dataDir, 'eu', 'journal.sqlite'), { readOnly: true })
      await eventually('the flow ends', async () => {
        found = journal.prepare('SELECT * FROM executions WHERE arn = ?').get(arn) as Record<string, unknown>
        return found.status !== 'RUNNING'
      })
      journal.close()
      return found
    }

    test('run step by step to their output', async () => {
      const { value } = await probe('start', { name: 'everest' })
      expect(await ended(String(value))).toMatchObject({
        status: 'SUCCEEDED',
        output: JSON.stringify({ height: 2, isUp: true }),
      })
      expect(await probe('seen', { name: 'everest first' })).toEqual({ value: 1 })
    })

    test('retry, catch and fail as they say', async () => {
      const high = await probe('start', { name: 'k2', height: '9' })
      const caught = await ended(String(high.value))
      expect(caught.status).toBe('SUCCEEDED')
      expect(JSON.parse(String(caught.output))).toMatchObject({ height: 9, caught: { Error: 'TooHigh' } })
      expect(await probe('seen', { name: 'k2 second' })).toEqual({ value: 2 })
      const low = await probe('start', { name: 'dune', height: '1' })
      expect(await ended(String(low.value))).toMatchObject({
        status: 'FAILED',
        error: 'Fell',
        cause: 'not high enough',
      })
    })

    test('a name starts one execution only', async () => {
      const { value } = await probe('start', { name: 'once' })
      await ended(String(value))
      expect((await probe('start', { name: 'once' })).refused).toBe('ExecutionAlreadyExists')
      expect(await probe('seen', { name: 'once first' })).toEqual({ value: 1 })
    })
  })
}
