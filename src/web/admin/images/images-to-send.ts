// Offered to: admin/products

/**
 * Images that were chosen for a product which is not there yet. Files cannot travel through a redirect, so they wait
 * here, in the memory of this tab, until the page of the new product takes them and shows how far each got.
 */
let waiting: File[] = []

export function keepImagesToSend(files: File[]): void {
  waiting = files
}

export function takeImagesToSend(): File[] {
  const taken = waiting
  waiting = []
  return taken
}
