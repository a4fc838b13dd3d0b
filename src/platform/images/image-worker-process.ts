import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { drawBrand } from './draw-brand.ts'
import { processUpload } from './process-upload.ts'
import { renderImage } from './render-image.ts'

export interface ImageWorkerTasks {
  develop: typeof processUpload
  render: typeof renderImage
  drawBrand: typeof drawBrand
}

export type TaskName = keyof ImageWorkerTasks

export interface TaskMessage {
  readonly id: number
  readonly task: TaskName
  readonly input: Parameters<ImageWorkerTasks[TaskName]>
}

export type AnswerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string }

/**
 * Decodes untrusted uploads in a separate process without secrets. It has low CPU priority and is the
 * first candidate of the OOM killer.
 */
const tasks: ImageWorkerTasks = { develop: processUpload, render: renderImage, drawBrand }

function stepBack(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '500')
  } catch {
    // Some containers forbid changing priority or OOM score; the worker runs without.
  }
}

async function answer({ id, task, input }: TaskMessage): Promise<AnswerMessage> {
  try {
    const work = tasks[task] as (...args: unknown[]) => Promise<unknown>
    return { id, value: await work(...input) }
  } catch (error) {
    return { id, failure: String(error) }
  }
}

stepBack()

// Ctrl-C reaches the whole process group, but the shop decides when the worker ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

process.on('disconnect', () => process.exit())

process.on('message', async (message: TaskMessage) => {
  const result = await answer(message)
  if (process.connected) process.send?.(result)
})
