type Load = Pick<NavigateEvent, 'navigationType' | 'userInitiated' | 'cancelable' | 'downloadRequest'> & {
  destination: Pick<NavigationDestination, 'sameDocument' | 'url'>
}

/**
 * What to do when the browser is about to load a document: let it, stay on the page because there is no line, or find out
 * whether there is one. The last is for a reload that nobody asked for: the router's, for want of a page's script. The shop's
 * own are meant (`reloadPage`), such as the cart's after paying.
 */
export function decideLoad(
  { destination, navigationType, userInitiated, cancelable, downloadRequest }: Load,
  { isOnline, isReloadMeant }: { isOnline: boolean; isReloadMeant: boolean },
  origin = window.location.origin,
): 'load' | 'stay' | 'find-out' {
  const isOurs = new URL(destination.url).origin === origin
  if (destination.sameDocument || !isOurs || !cancelable || downloadRequest !== null) return 'load'
  if (navigationType === 'reload') return userInitiated || isReloadMeant ? 'load' : 'find-out'
  return isOnline ? 'load' : 'stay'
}
