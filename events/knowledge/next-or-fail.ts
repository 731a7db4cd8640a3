/** After a step of an import: on with `next`, or to `Fail`, or with any other outcome there is nothing left but `end`. */
export const nextOrFail = <const Next extends string, const End extends string>(next: Next, end: End) =>
  ({
    Type: 'Choice',
    Choices: [
      { Variable: '$.outcome', StringEquals: 'go-on', Next: next },
      { Variable: '$.outcome', StringEquals: 'failed', Next: 'Fail' },
    ],
    Default: end,
  }) as const
