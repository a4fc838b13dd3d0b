import { execFileSync } from 'node:child_process'

/**
 * Simulates a full disk for the shop's process only, by RLIMIT_FSIZE (EFBIG). Needs Linux, but no mount
 * rights.
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

  /** Applies the current state to a new process. */
  meet(pid: number): void {
    if (this.isFull) this.#limit(pid, '0')
  }

  #limit(pid: number | undefined, bytes: string): void {
    if (!pid || !this.canBeFilled) return
    try {
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`], { stdio: 'ignore' })
    } catch {
      // The process was just killed; the next one gets the current state.
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
