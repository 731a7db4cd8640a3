import { describe, expect, it, test } from 'vitest'
import { hasFigure } from '#functions/models/offline/extract/reading/has-figure'
import { askOffline } from '#test/support/samples/ask-offline'
import { handbookIndex } from '#test/support/samples/handbook-index'

const index = await handbookIndex()

describe('a question for a figure', () => {
  it.each([
    ['What is the largest load that the crane can lift?', 'They carry 6.5 tonnes.', 'The crane'],
    ['What is the default of alarm_wind?', 'Default: 6 Beaufort.', 'Settings of the app'],
    ['alarm_repeat default', 'Default: 3 times.', 'Settings of the app'],
    ['What is the highest speed in the harbour?', 'The highest speed is 3 knots.', 'Rules in the harbour'],
    ['How much is the deposit for renting the club house?', 'The deposit is 100 EUR', 'Renting the club house'],
  ])('is answered with the figure of its own entry: %s', async (question, figure, page) => {
    const { text, cited } = await askOffline(index, question)
    expect(text).toContain(figure)
    expect(cited).toContain(page)
  })

  it('gets no figure of the entry beside it', async () => {
    const { text } = await askOffline(index, 'What is the default of alarm_wind?')
    expect(text).not.toContain('3 times')
  })
})

describe('a question that is one name', () => {
  it.each([
    ['alarm_wind', 'The wind from which the app rings an alarm.'],
    ['refresh_minutes', 'The interval between two measurements that are fetched.'],
    ['Handicaps', 'Each class of boat has a handicap, which turns the sailed time into a corrected one.'],
  ])('is answered by the definition, not by a mention: %s', async (question, definition) => {
    const { text, isUnanswered } = await askOffline(index, question)
    expect(text).toContain(definition)
    expect(isUnanswered).toBe(false)
  })

  it('is answered by the row that it begins, as a row', async () => {
    const { text } = await askOffline(index, 'W02')
    expect(text).toContain('| W02 | The berth is booked already. |')
  })
})

test('a figure is a number that says something, not the digits of a name, a switch or a placeholder', () => {
  const figures = [
    '100 connections',
    'Default: 60',
    '6.5 tonnes',
    'costs €5',
    '20 %',
    'after 30s',
    'ten of them',
    '8190',
  ]
  const others = ['utf-8', 'sqlite3_open', 'HTTP/2', 'set to 0', 'the form ?123', 'W02', 'no number']
  expect(figures.filter((text) => !hasFigure(text))).toEqual([])
  expect(others.filter((text) => hasFigure(text))).toEqual([])
})
