/** `since` is null if the owner has never opened the shop. */
export interface Opening {
  readonly isOpen: boolean
  readonly since: Date | null
}

export const NEVER_OPENED: Opening = { isOpen: false, since: null }

export function toOpening(values: Readonly<Record<string, string>> | undefined): Opening {
  if (!values) return NEVER_OPENED
  const { state, since } = values
  return { isOpen: state === 'open', since: since ? new Date(since) : null }
}

export const openingValues = (isOpen: boolean, since: Date) => ({
  state: isOpen ? 'open' : 'closed',
  since: since.toISOString(),
})
