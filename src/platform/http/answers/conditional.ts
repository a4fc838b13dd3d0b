/** True when the client already holds this very answer (`If-None-Match`, compared weakly as the standard says). */
export function holdsCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

/** A range may be answered when the client's part belongs to the same version; a weak tag cannot promise that. */
export function rangeStillApplies(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}
