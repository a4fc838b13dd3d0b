type Load = Pick<NavigateEvent, 'navigationType' | 'userInitiated' | 'cancelable' | 'downloadRequest'> & {
  destination: Pick<NavigationDestination, 'sameDocument' | 'url'>
}

/**
 * What to do when the browser is about to load a document: let it, stay on the page because there is no line, or find out
 * whether there is one. The last is for a reload that nobody asked for: the router's, while it moves to a page, for want of its
 * script. Any other reload is meant, such as the cart's after paying.
 */
export function decideLoad(
  { destination, navigationType, userInitiated, cancelable, downloadRequest }: Load,
  { isOnline, isMoving }: { isOnline: boolean; isMoving: boolean },
  origin = window.location.origin,
): 'load' | 'stay' | 'find-out' {
  const isOurs = new URL(destination.url).origin === origin
  if (destination.sameDocument || !isOurs || !cancelable || downloadRequest !== null) return 'load'
  if (navigationType === 'reload') return userInitiated || !isMoving ? 'load' : 'find-out'
  return isOnline ? 'load' : 'stay'
}
