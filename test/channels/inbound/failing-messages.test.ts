import { expect, test, vi } from 'vitest'
import { replaceWorld, world } from '#lib/world'
import { channelWorld, says } from '#test/channels/channel-world'

/** A database that does not like commands with these words, and the lines that are logged meanwhile. */
const disliking = (words: RegExp) => {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line))
    return true
  })
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (words.test(JSON.stringify(command))) throw new Error('it does not like this one')
      return database(command)
    },
  })
  return {
    lines,
    restore: () => {
      restore()
      write.mockRestore()
    },
  }
}

type Channel = Awaited<ReturnType<typeof channelWorld>>

const sweepTimes = async (it: Channel, times: number) => {
  for (let run = 0; run < times; run++) {
    it.clock.now += 61_000
    await it.sweep()
  }
}

test('a message whose words no conversation can begin with is mentioned after five attempts, and what follows is answered', async () => {
  const it = await channelWorld()
  const { restore } = disliking(/start_payload/)
  await it.send(says('/start spring-offer'))
  await expect(it.work()).rejects.toThrow('it does not like')
  await sweepTimes(it, 4)
  expect(it.rows('waiting-inbound')).toMatchObject([{ attempts: 5 }])
  await sweepTimes(it, 1)
  await it.send(says('Do you have parking?'))
  await it.work()
  restore()
  expect((await it.spoken()).filter((line) => line.startsWith('visitor'))).toEqual([
    'visitor: Unsupported message',
    'visitor: Do you have parking?',
  ])
  expect(it.conversations()).toMatchObject([{ variables: {} }])
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('a message for which no chat can be opened is given up after ten attempts, and the log says so', async () => {
  const it = await channelWorld()
  const { restore, lines } = disliking(/CX#/)
  await it.send(says('Hello'))
  await expect(it.work()).rejects.toThrow('it does not like')
  await sweepTimes(it, 8)
  expect(it.rows('waiting-inbound')).toHaveLength(1)
  await sweepTimes(it, 1)
  restore()
  expect(it.rows('waiting-inbound')).toEqual([])
  expect(lines.filter((line) => line.includes('inbound message given up'))).toHaveLength(1)
  await it.send(says('Do you have parking?'))
  await it.work()
  expect(await it.spoken()).toEqual(['visitor: Do you have parking?', 'agent: An answer.'])
})

test('a press whose button cannot be looked up is mentioned after five attempts', async () => {
  const it = await channelWorld()
  const { restore } = disliking(/"MSG#01ARZ3NDEKTSV4RRFFQ69G5FAV"/)
  const { message } = says('Choose')
  const data = '01ARZ3NDEKTSV4RRFFQ69G5FAV.0.0'
  await it.send({ callback_query: { id: '77', from: message.from, message, data } })
  await expect(it.work()).rejects.toThrow('it does not like')
  await sweepTimes(it, 5)
  restore()
  expect(it.rows('waiting-inbound')).toEqual([])
  expect((await it.spoken())[0]).toBe('visitor: Unsupported message')
})

test('a database that is not there says nothing about a message: its attempts are not counted', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (/CX#/.test(JSON.stringify(command))) throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
      return database(command)
    },
  })
  await expect(it.work()).rejects.toThrow('reset')
  restore()
  expect(it.rows('waiting-inbound')[0]).not.toHaveProperty('attempts')
})
