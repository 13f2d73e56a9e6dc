import { describe, expect, it } from 'vitest';
import { s3Clients } from './clients.js';

const byPath = { url: 'https://s3.example.com/', region: 'eu-1', forcePathStyle: true };
const byHost = { ...byPath, forcePathStyle: false };

const textOf = (access: typeof byPath, id: string, bucket?: string): string => {
  const found = s3Clients(access, bucket).find((one) => one.id === id);
  return `${found?.settings}\n${found?.commands}`;
};

describe('how a program is set up', () => {
  it('names the endpoint, the region and the bucket', () => {
    expect(textOf(byPath, 'aws', 'media')).toContain('--endpoint-url https://s3.example.com s3 ls s3://media');
    expect(textOf(byPath, 's3cmd', 'media')).toContain('host_base = s3.example.com');
    expect(textOf(byPath, 'rclone', 'media')).toContain('endpoint = https://s3.example.com\nregion = eu-1');
    for (const { settings, commands } of s3Clients(byPath, 'media')) {
      expect(settings).toContain('eu-1');
      expect(commands).toContain('media');
    }
  });

  it('follows how the site addresses buckets', () => {
    expect(textOf(byPath, 'aws')).toContain('addressing_style path');
    expect(textOf(byHost, 'aws')).toContain('addressing_style virtual');
    expect(textOf(byPath, 's3cmd')).toContain('host_bucket = s3.example.com');
    expect(textOf(byHost, 's3cmd')).toContain('host_bucket = %(bucket)s.s3.example.com');
    expect(textOf(byPath, 'rclone')).toContain('force_path_style = true');
    expect(textOf(byHost, 'rclone')).toContain('force_path_style = false');
  });

  it('says whether the connection is encrypted', () => {
    expect(textOf({ ...byPath, url: 'http://localhost:8080/s3' }, 's3cmd')).toContain(
      'host_base = localhost:8080/s3\nhost_bucket = localhost:8080/s3\nbucket_location = eu-1\nuse_https = False',
    );
  });

  it('leaves the keys to whoever pastes it', () => {
    for (const { settings } of s3Clients(byPath)) {
      expect(settings).toContain('YOUR_ACCESS_KEY');
      expect(settings).toContain('YOUR_SECRET_KEY');
    }
  });
});
