import type { Item } from '#infra/local/database/engine/expressions'

export interface CancellationReason {
  readonly Code: string
  readonly Message?: string
  readonly Item?: Item
}

export class TransactionCanceledException extends Error {
  override readonly name = 'TransactionCanceledException'
  readonly CancellationReasons: readonly CancellationReason[]

  constructor(reasons: readonly CancellationReason[]) {
    super(
      `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map((reason) => reason.Code).join(', ')}]`,
    )
    this.CancellationReasons = reasons
  }
}
