/** Files cannot survive a redirect, so they wait in memory until the new product's page uploads them. */
let waiting: File[] = []

export function keepImagesToSend(files: File[]): void {
  waiting = files
}

export function takeImagesToSend(): File[] {
  const taken = waiting
  waiting = []
  return taken
}
