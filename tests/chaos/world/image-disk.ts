import { execFileSync } from 'node:child_process'

/**
 * A disk without room, for the shop's process alone: the system refuses it every further byte in any file (RLIMIT_FSIZE, error EFBIG,
 * which the storage takes for a full disk as it takes ENOSPC). It needs no right to mount anything, so it works for root and for
 * everybody else, and it can be lifted again. Only Linux can do this to a running process.
 */
export class ImageDisk {
  isFull = false
  readonly canBeFilled = process.platform === 'linux' && hasPrlimit()

  fill(pid: number | undefined): void {
    this.isFull = this.canBeFilled
    this.#limit(pid, '0')
  }

  empty(pid: number | undefined): void {
    this.isFull = false
    this.#limit(pid, 'unlimited')
  }

  /** A new process begins with room; while the disk is full, it has none either. */
  meet(pid: number): void {
    if (this.isFull) this.#limit(pid, '0')
  }

  #limit(pid: number | undefined, bytes: string): void {
    if (!pid || !this.canBeFilled) return
    try {
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { stdio: 'ignore' })
    } catch {
      // The process has just been killed; the next one meets the disk as it is.
    }
  }
}

function hasPrlimit(): boolean {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
