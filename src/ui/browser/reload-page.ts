let isMeant = false

/**
 * Marks the reload as intended. Other reloads come from the router after a missing script and are checked
 * first.
 */
export function reloadPage(): void {
  isMeant = true
  window.location.reload()
}

export const isReloadMeant = () => isMeant
