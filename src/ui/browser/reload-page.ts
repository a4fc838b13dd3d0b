let isMeant = false

/** Loads the page anew on purpose. A reload by any other code is the router's, for want of a script, and is looked into first. */
export function reloadPage(): void {
  isMeant = true
  window.location.reload()
}

export const isReloadMeant = () => isMeant
