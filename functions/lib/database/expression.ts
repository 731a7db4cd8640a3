import type { Condition, Scalar, Where } from './condition.ts'

const comparisons = { is: '=', not: '<>', atLeast: '>=', atMost: '<=', below: '<', above: '>' } as const

/** Collects placeholders for names and values while an expression is built, so that reserved words never matter. */
export class Expression {
  readonly names: Record<string, string> = {}
  readonly values: Record<string, unknown> = {}

  name(attribute: string): string {
    this.names[`#${attribute}`] = attribute
    return `#${attribute}`
  }

  value(hint: string, value: unknown): string {
    let label = `:${hint}`
    for (let copy = 2; label in this.values; copy++) label = `:${hint}${copy}`
    this.values[label] = value
    return label
  }

  private compare(attribute: string, symbol: string, value: Scalar): string {
    return `${this.name(attribute)} ${symbol} ${this.value(attribute, value)}`
  }

  test(attribute: string, condition: Condition): string {
    switch (condition.op) {
      case 'absent':
        return `attribute_not_exists(${this.name(attribute)})`
      case 'present':
        return `attribute_exists(${this.name(attribute)})`
      case 'absentOr':
        return `(attribute_not_exists(${this.name(attribute)}) OR ${this.compare(attribute, '=', condition.value)})`
      case 'absentOrBelow':
        return `(attribute_not_exists(${this.name(attribute)}) OR ${this.compare(attribute, '<', condition.value)})`
      case 'fewerThan':
        return `(attribute_not_exists(${this.name(attribute)}) OR size(${this.name(attribute)}) < ${this.value(attribute, condition.value)})`
      default:
        return this.compare(attribute, comparisons[condition.op], condition.value)
    }
  }

  all(where: Where): string {
    return Object.entries(where)
      .map(([attribute, condition]) => this.test(attribute, condition))
      .join(' AND ')
  }

  /** The placeholders; DynamoDB refuses empty maps, so they are left out. */
  get placeholders(): {
    ExpressionAttributeNames?: Record<string, string>
    ExpressionAttributeValues?: Record<string, unknown>
  } {
    return {
      ...(Object.keys(this.names).length > 0 ? { ExpressionAttributeNames: this.names } : {}),
      ...(Object.keys(this.values).length > 0 ? { ExpressionAttributeValues: this.values } : {}),
    }
  }
}
