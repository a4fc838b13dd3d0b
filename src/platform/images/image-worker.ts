import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '#platform/config/project-root.ts'
import type { AnswerMessage, ImageWorkerTasks, TaskMessage, TaskName } from './image-worker-process.ts'

const PROCESS_FILE = join(projectRoot, 'src/platform/images/image-worker-process.ts')

export interface ImageWorkerTimes {
  taskMs: number
  idleMs: number
}

export class ImageWorkerLost extends Error {
  override readonly name = 'ImageWorkerLost'
}

/** An exploited decoder must not find secrets in its environment. */
function harmlessEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot }
}

interface OpenTask {
  child: ChildProcess
  resolve(value: unknown): void
  reject(error: Error): void
  deadline: NodeJS.Timeout
}

export class ImageWorker {
  private child: ChildProcess | undefined
  private idle: NodeJS.Timeout | undefined
  private lastId = 0
  private readonly open = new Map<number, OpenTask>()
  private readonly times: ImageWorkerTimes

  constructor(times: ImageWorkerTimes) {
    this.times = times
  }

  get processId(): number | undefined {
    return this.child?.pid
  }

  async ask<Name extends TaskName>(
    task: Name,
    ...input: Parameters<ImageWorkerTasks[Name]>
  ): Promise<Awaited<ReturnType<ImageWorkerTasks[Name]>>> {
    const child = this.enter()
    const message: TaskMessage = { id: ++this.lastId, task, input }
    try {
      const value = await new Promise((resolve, reject) => {
        const deadline = setTimeout(() => child.kill('SIGKILL'), this.times.taskMs)
        this.open.set(message.id, { child, resolve, reject, deadline })
        child.send(message)
      })
      return value as Awaited<ReturnType<ImageWorkerTasks[Name]>>
    } finally {
      this.leave(child)
    }
  }

  private enter(): ChildProcess {
    clearTimeout(this.idle)
    this.child ??= this.start()
    this.child.ref()
    this.child.channel?.ref()
    return this.child
  }

  /** An idle worker must not keep the shop's process alive. */
  private leave(child: ChildProcess): void {
    if (this.open.size > 0 || this.child !== child) return
    child.unref()
    child.channel?.unref()
    // Two answers in one tick both reach this line; an orphaned timer would kill the next task.
    clearTimeout(this.idle)
    this.idle = setTimeout(() => this.retire(child), this.times.idleMs).unref()
  }

  private retire(child: ChildProcess): void {
    if (this.child !== child) return
    // Cleared before the process exits, so that new work starts another one.
    this.child = undefined
    child.disconnect()
  }

  private start(): ChildProcess {
    const child = fork(PROCESS_FILE, {
      serialization: 'advanced',
      execArgv: [],
      env: harmlessEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // A busy worker would not notice that the shop has exited.
    const endWithShop = () => child.kill('SIGKILL')
    process.once('exit', endWithShop)
    child.on('exit', () => process.off('exit', endWithShop))
    child.on('message', (answer: AnswerMessage) => this.settle(answer))
    child.on('error', (error) => this.lose(child, error.message))
    child.on('exit', (code, signal) => this.lose(child, `it ended with ${signal ?? code}`))
    return child
  }

  private settle(answer: AnswerMessage): void {
    const task = this.close(answer.id)
    if ('value' in answer) task?.resolve(answer.value)
    else task?.reject(new Error(`image worker: ${answer.failure}`))
  }

  private lose(child: ChildProcess, reason: string): void {
    if (this.child === child) this.child = undefined
    for (const [id, task] of [...this.open]) {
      if (task.child === child) this.close(id)?.reject(new ImageWorkerLost(`image worker: ${reason}`))
    }
  }

  private close(id: number): OpenTask | undefined {
    const task = this.open.get(id)
    this.open.delete(id)
    clearTimeout(task?.deadline)
    return task
  }
}
