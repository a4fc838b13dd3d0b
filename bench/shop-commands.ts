/** One statement as the shop sent it, and what came back. */
export interface Statement {
  text: string
  values: unknown[]
  /** Whether PostgreSQL was asked to remember its plan. */
  isPrepared: boolean
  rows: unknown[]
}

/** What the bench may ask the process of a shop. */
export type Command =
  | { do: 'open-sessions'; count: number }
  | { do: 'session-of'; userId: string }
  | { do: 'render-bare'; count: number }
  | { do: 'watch-react' }
  | { do: 'react-in-pages' }
  | { do: 'record' }
  | { do: 'recorded' }
  | { do: 'stop' }
