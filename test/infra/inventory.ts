/** A synthesised template, as CloudFormation would read it. */
export interface Template {
  readonly Resources: Readonly<Record<string, TemplateResource>>
  /** The stacks that are deployed before this one. */
  readonly deployedAfter?: readonly string[]
}

interface TemplateResource {
  readonly Type: string
  // biome-ignore lint/suspicious/noExplicitAny: properties of every type of resource are looked into
  readonly Properties?: any
  readonly DeletionPolicy?: string
  readonly UpdateReplacePolicy?: string
  readonly UpdatePolicy?: unknown
  readonly DependsOn?: string | readonly string[]
}

export type Templates = Readonly<Record<string, Template>>

/** One resource and its stack. */
export interface Placed extends TemplateResource {
  readonly stack: string
  readonly id: string
}

/** The resources of all stacks, to be looked through by type and followed by reference. */
export class Inventory {
  readonly all: readonly Placed[]
  readonly #byType: ReadonlyMap<string, readonly Placed[]>

  constructor(templates: Templates) {
    this.all = Object.entries(templates).flatMap(([stack, { Resources }]) =>
      Object.entries(Resources).map(([id, resource]) => ({ ...resource, stack, id })),
    )
    this.#byType = Map.groupBy(this.all, ({ Type }) => Type)
  }

  of(type: string): readonly Placed[] {
    return this.#byType.get(type) ?? []
  }

  /** The resource of the same stack that a `Ref` or `Fn::GetAtt` anywhere in a value names, if it is of that type. */
  named(near: Placed, value: unknown, type: string): Placed | undefined {
    const ids = references(value)
    return this.of(type).find(({ stack, id }) => stack === near.stack && ids.includes(id))
  }

  /** The Lambda of a row, found by its handler. */
  lambda(row: string): Placed | undefined {
    return this.of('AWS::Lambda::Function').find(({ Properties }) => Properties.Handler === `${row}.handler`)
  }

  /** The Lambda behind the alias that a value names. */
  lambdaBehind(near: Placed, value: unknown): Placed | undefined {
    const alias = this.named(near, value, 'AWS::Lambda::Alias')
    return alias && this.named(alias, alias.Properties.FunctionName, 'AWS::Lambda::Function')
  }

  /** The alarm of exactly this name that notifies a topic when it is raised, and the same one when it is over. */
  alarm(name: string): Placed | undefined {
    return this.of('AWS::CloudWatch::Alarm').find(
      ({ Properties: { AlarmName, AlarmActions = [], OKActions } }) =>
        AlarmName === name && AlarmActions.length === 1 && JSON.stringify(AlarmActions) === JSON.stringify(OKActions),
    )
  }

  /** What is counted of a function's log, each as JSON: metric, pattern, value. */
  metricsOf(lambda: Placed | undefined): readonly string[] {
    const log = lambda && this.named(lambda, lambda.Properties.LoggingConfig?.LogGroup, 'AWS::Logs::LogGroup')
    return this.of('AWS::Logs::MetricFilter')
      .filter((it) => it.stack === log?.stack && it.Properties.LogGroupName.Ref === log?.id)
      .map(({ Properties: { FilterPattern, MetricTransformations } }) =>
        JSON.stringify([MetricTransformations[0].MetricName, FilterPattern, MetricTransformations[0].MetricValue]),
      )
  }

  /** The permissions by which a service may call a row's alias. */
  mayCall(row: string, service: string): readonly Placed[] {
    return this.of('AWS::Lambda::Permission').filter(
      (it) =>
        it.Properties.Principal === service &&
        this.lambdaBehind(it, it.Properties.FunctionName)?.Properties.Handler === `${row}.handler`,
    )
  }
}

/** Every logical id that a value refers to. */
const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'Ref' && typeof inner === 'string') return [inner]
    if (key === 'Fn::GetAtt' && Array.isArray(inner)) return [String(inner[0])]
    return references(inner)
  })
}

/** The same templates without the resources that match: what a deleted row or a forgotten construct leaves. */
export const without = (templates: Templates, matches: (resource: Placed) => boolean): Templates =>
  Object.fromEntries(
    Object.entries(templates).map(([stack, { Resources }]) => [
      stack,
      {
        Resources: Object.fromEntries(
          Object.entries(Resources).filter(([id, resource]) => !matches({ ...resource, stack, id })),
        ),
      },
    ]),
  )
