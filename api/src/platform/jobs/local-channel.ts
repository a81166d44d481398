import { BaseNotificationChannel, type JobId, type JobNotification } from 'agenda';

/**
 * Tells the queue in this process that there may be something to do: when a job is enqueued here, and when a job has
 * ended and so freed a place. Without it Agenda looks only at its interval. Other processes notice at theirs.
 */
export class LocalChannel extends BaseNotificationChannel {
  connect(): Promise<void> {
    this.setState('connected');
    return Promise.resolve();
  }

  disconnect(): Promise<void> {
    this.handlers.clear();
    this.stateHandlers.clear();
    this.setState('disconnected');
    return Promise.resolve();
  }

  /** Does not wait for what the queue does upon it: whoever enqueues a job need not. */
  publish(notification: JobNotification): Promise<void> {
    this.notifyHandlers(notification).catch((error: unknown) => this.emit('error', error));
    return Promise.resolve();
  }

  /** Has the queue look for jobs of that name now. */
  wake(jobName: string): void {
    // Only the name and the missing instant matter to whoever listens here.
    const notification = { jobId: '' as JobId, jobName, nextRunAt: null, priority: 0, timestamp: new Date() };
    void this.publish(notification);
  }
}
