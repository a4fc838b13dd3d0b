interface NamedPart {
  readonly name: string
  readonly size: string | null
  readonly count: number
}

/** 'Lavanda & Camomila, Mini 60 g', and how many where there are more. */
export function partName({ name, size, count }: NamedPart): string {
  const sized = size === null ? name : `${name}, ${size}`
  return count > 1 ? `${count} × ${sized}` : sized
}
