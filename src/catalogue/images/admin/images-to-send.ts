/** Files cannot survive a redirect, so they wait in memory until the new product's page uploads them. */
let waitingFiles: File[] = []

export function keepImagesToSend(files: File[]): void {
  waitingFiles = files
}

export function takeImagesToSend(): File[] {
  const takenFiles = waitingFiles
  waitingFiles = []
  return takenFiles
}
