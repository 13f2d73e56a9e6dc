/** Where the S3 API is, and how buckets are addressed there. */
interface S3Access {
  url: string;
  region: string;
  forcePathStyle: boolean;
}

/** A program that speaks S3, and how it is set up. */
interface S3Client {
  id: 'aws' | 's3cmd' | 'rclone';
  name: string;
  /** The file that the settings go into; commands of a shell where left out. */
  file?: string;
  settings: string;
  /** Commands that try it. */
  commands: string;
}

const accessKey = 'YOUR_ACCESS_KEY';
const secretKey = 'YOUR_SECRET_KEY';

/** Lines that can be pasted, for the usual programs. The keys are left to whoever pastes them: no secret stands in them. */
export function s3Clients({ url, region, forcePathStyle }: S3Access, bucket = 'BUCKET'): S3Client[] {
  const endpoint = url.replace(/\/$/, '');
  const [scheme = '', host = ''] = endpoint.split('://');
  const style = forcePathStyle ? 'path' : 'virtual';
  const aws = `aws --profile storage --endpoint-url ${endpoint}`;
  return [
    {
      id: 'aws',
      name: 'AWS CLI',
      settings: [
        `aws configure set aws_access_key_id ${accessKey} --profile storage`,
        `aws configure set aws_secret_access_key ${secretKey} --profile storage`,
        `aws configure set region ${region} --profile storage`,
        `aws configure set s3.addressing_style ${style} --profile storage`,
        // Not every storage knows the checksums that newer versions of the program add.
        'aws configure set request_checksum_calculation when_required --profile storage',
      ].join('\n'),
      commands: [`${aws} s3 ls s3://${bucket}`, `${aws} s3 cp file.txt s3://${bucket}/`].join('\n'),
    },
    {
      id: 's3cmd',
      name: 's3cmd',
      file: '~/.s3cfg',
      settings: [
        '[default]',
        `access_key = ${accessKey}`,
        `secret_key = ${secretKey}`,
        `host_base = ${host}`,
        `host_bucket = ${forcePathStyle ? host : `%(bucket)s.${host}`}`,
        `bucket_location = ${region}`,
        `use_https = ${scheme === 'https' ? 'True' : 'False'}`,
      ].join('\n'),
      commands: [`s3cmd ls s3://${bucket}`, `s3cmd put file.txt s3://${bucket}/`].join('\n'),
    },
    {
      id: 'rclone',
      name: 'rclone',
      file: '~/.config/rclone/rclone.conf',
      settings: [
        '[storage]',
        'type = s3',
        'provider = Other',
        `access_key_id = ${accessKey}`,
        `secret_access_key = ${secretKey}`,
        `endpoint = ${endpoint}`,
        `region = ${region}`,
        `force_path_style = ${forcePathStyle}`,
      ].join('\n'),
      commands: [`rclone ls storage:${bucket}`, `rclone copy file.txt storage:${bucket}`].join('\n'),
    },
  ];
}
