export interface Statement {
  text: string
  values: unknown[]
  isPrepared: boolean
  rows: unknown[]
}

export type Command =
  | { do: 'open-sessions'; count: number }
  | { do: 'session-of'; userId: string }
  | { do: 'render-bare'; count: number }
  | { do: 'watch-react' }
  | { do: 'react-in-pages' }
  | { do: 'record' }
  | { do: 'recorded' }
  | { do: 'stop' }
