import { execFile } from 'node:child_process';

/**
 * Tells systemd that the process is ready, or stopping (sd_notify), where systemd asks for it. Node has no
 * Unix datagram sockets, so systemd's own program sends it; Debian 12's has no `--stopping`.
 */
export function notifySystemd(state: 'ready' | 'stopping', onFailure: (error: Error) => void): void {
  if (process.env.NOTIFY_SOCKET === undefined) return;
  execFile('systemd-notify', [`${state.toUpperCase()}=1`], (error) => {
    if (error) onFailure(error);
  });
}
