import { Fragment, type ReactNode } from 'react'

/** A text in which an e-mail that is too long for its line goes on at its `@`, where that is enough. */
export const breakAtSign = (text: string): ReactNode[] =>
  text.split(/(?=@)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
