/** `since` is null if the owner has never opened the shop. */
export interface Opening {
  readonly isShopOpen: boolean
  readonly since: Date | null
}

export const NEVER_OPENED: Opening = { isShopOpen: false, since: null }

export function toOpening(values: Readonly<Record<string, string>> | undefined): Opening {
  if (!values) return NEVER_OPENED
  const { state, since } = values
  return { isShopOpen: state === 'open', since: since ? new Date(since) : null }
}

export const openingValues = (isShopOpen: boolean, since: Date) => ({
  state: isShopOpen ? 'open' : 'closed',
  since: since.toISOString(),
})
