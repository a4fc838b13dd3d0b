/** Files cannot travel through a redirect: they wait in this tab's memory until the page of the new product takes them. */
let waiting: File[] = []

export function keepImagesToSend(files: File[]): void {
  waiting = files
}

export function takeImagesToSend(): File[] {
  const taken = waiting
  waiting = []
  return taken
}
