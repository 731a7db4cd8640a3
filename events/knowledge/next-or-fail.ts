/** After a step of an import: continues with `next`, with `Fail`, or, for any other outcome, with `end`. */
export const nextOrFail = <const Next extends string, const End extends string>(next: Next, end: End) =>
  ({
    Type: 'Choice',
    Choices: [
      { Variable: '$.outcome', StringEquals: 'continue', Next: next },
      { Variable: '$.outcome', StringEquals: 'failed', Next: 'Fail' },
    ],
    Default: end,
  }) as const
