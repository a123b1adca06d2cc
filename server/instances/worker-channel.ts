import cluster from 'node:cluster';
import type { Channel } from './count-in-supervisor.ts';

/** Whether this process is one of a supervisor's. Its supervisor's end is its own: the cluster module sees to that. */
export const isWorker: boolean = cluster.isWorker;

/** A worker's channel to its supervisor. */
export const supervisorChannel: Channel = {
  send: (question) => {
    if (process.connected) process.send?.(question);
  },
  onMessage: (listener) => process.on('message', listener),
};
