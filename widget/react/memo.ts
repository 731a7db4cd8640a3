import { type Component, createElement, type FunctionComponent } from 'preact'

const differ = (some: object, others: object): boolean => {
  const [before, after] = [Object.entries(some), Object.entries(others)]
  return before.length !== after.length || after.some(([name, value]) => some[name as keyof typeof some] !== value)
}

/** React's `memo` as we use it: without a custom comparison. */
export const memo = <Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> =>
  function Memo(this: Component<Props>, props) {
    this.shouldComponentUpdate = (next) => differ(this.props, next)
    return createElement(component, props)
  }
